import { addCalendarFeed, type CalendarSummary } from '@travesia/contracts/availability';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { availabilityTexts } from '../texts.ts';

interface FeedDialogProps {
  resource: CalendarSummary['resource'];
  onClose: () => void;
  onDone: () => void;
}

/** Connects an outside calendar. Its address is a secret, so this form is not kept through a reload. */
export function FeedDialog({ resource, onClose, onDone }: FeedDialogProps) {
  const t = useTexts(availabilityTexts);
  const language = useLocale();
  const { busy, fault, problem, run } = useAct();
  const { form } = useTypedForm(null, { name: '', url: '' });
  const connect = ({ name, url }: { name: string; url: string }) =>
    run(async () => {
      const feed = await sessionCall(addCalendarFeed, {
        query: { language },
        body: { resource: { type: resource.type, id: resource.id }, name, url },
      });
      showToast(t(feed.status === 'failing' ? 'feeds.addedFailing' : 'feeds.added'));
    });
  return (
    <DialogForm
      title={t('feeds.addHeading')}
      form={form}
      cancel={t('block.cancel')}
      submit={t('feeds.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={connect}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="muted">{t('feeds.addText')}</p>
      <TypedText name="name" label={t('feeds.name')} hint={t('feeds.nameHint')} maxLength={80} required />
      <TypedText
        name="url"
        type="text"
        inputMode="url"
        label={t('feeds.url')}
        hint={t('feeds.urlHint')}
        autoComplete="off"
        maxLength={1000}
        required
      />
    </DialogForm>
  );
}
