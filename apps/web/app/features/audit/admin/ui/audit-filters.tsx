import { AuditArea } from '@travesia/contracts/audit';
import { useRef, useState } from 'react';
import { useAuditText } from '../../log-entry/use-audit-text.ts';
import { useInStep } from '../../../../lib/forms/use-in-step.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { type AuditFilter, isAuditNarrowed, isBackwards } from '../audit-filter.ts';
import { auditLogTexts } from '../texts.ts';

const CLEARED = { q: '', area: '', from: '', to: '', about: '', provider: '', request: '' };

interface AuditFiltersProps {
  filter: AuditFilter;
  onFilter: (changes: Record<string, string>) => void;
}

/** Narrows the log by words, area and days; what is chosen stands in the address. */
export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const t = useTexts(auditLogTexts);
  const audit = useAuditText();
  const form = useRef<HTMLFormElement>(null);
  const [backwards, setBackwards] = useState(isBackwards(filter));
  const send = () => {
    if (!form.current) return;
    const given = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const isWrong = isBackwards({ from: given['from'] || null, to: given['to'] || null });
    setBackwards(isWrong);
    if (!isWrong) onFilter(given);
  };
  const { q, area, from, to, request } = filter;
  useInStep(form, { q, area: area ?? '', from: from ?? '', to: to ?? '', request });
  const clear = () => {
    setBackwards(false);
    onFilter(CLEARED);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      className="log-filters"
      role="search"
      noValidate
      aria-label={t('filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        type="search"
        name="q"
        label={t('filter.q')}
        maxLength={200}
        defaultValue={filter.q}
        className="log-filter-words"
      />
      <SelectField
        name="area"
        label={t('filter.area')}
        defaultValue={filter.area ?? ''}
        onChange={send}
        options={[
          { value: '', label: audit.area('all') },
          ...AuditArea.options.map((value) => ({ value, label: audit.area(value) })),
        ]}
      />
      <TextField type="date" name="from" label={t('filter.from')} defaultValue={filter.from ?? ''} />
      <TextField
        type="date"
        name="to"
        label={t('filter.to')}
        defaultValue={filter.to ?? ''}
        error={backwards ? t('filter.backwards') : undefined}
      />
      <TextField
        name="request"
        label={t('filter.request')}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        defaultValue={filter.request}
        className="log-filter-words"
      />
      <div className="log-filter-acts">
        <Button icon="search">{t('filter.send')}</Button>
        {isAuditNarrowed(filter) ? (
          <Button type="button" variant="quiet" onClick={clear}>
            {t('filter.clear')}
          </Button>
        ) : null}
      </div>
      {filter.about || filter.provider ? (
        <p className="small muted log-filter-note">{t(filter.about ? 'filter.about' : 'filter.provider')}</p>
      ) : null}
    </form>
  );
}
