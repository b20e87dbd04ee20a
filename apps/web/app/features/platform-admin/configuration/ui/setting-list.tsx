import { type Setting, SETTING_GROUPS } from '@travesia/contracts/platform-admin';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { configurationTexts } from '../texts.ts';

const MB = 1024 * 1024;

/** Current settings and constants; read-only, because they are set where the server is started. */
export function SettingList({ settings }: { settings: readonly Setting[] }) {
  const t = useTexts(configurationTexts);
  const valueOf = ({ value, unit, secret }: Setting): string => {
    if (secret) return t(value ? 'setting.set' : 'setting.unset');
    if (value === null) return t('setting.none');
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (typeof value === 'string' || unit === null) return String(value);
    // A rate limit of 0 means no limit.
    if (unit === 'per_minute' && value === 0) return t('off');
    if (unit === 'bytes') return t('unit.bytes', { count: value / MB });
    return t(`unit.${unit}`, { count: value });
  };
  return SETTING_GROUPS.map((group) => (
    <section key={group}>
      <h2>{t(`group.${group}`)}</h2>
      <div className="bench-stacked bench-settings">
        <Table
          caption={t(`group.${group}`)}
          hideCaption
          rowKey={({ name }) => name}
          rows={settings.filter((setting) => setting.group === group)}
          columns={[
            {
              key: 'name',
              header: t('setting.name'),
              cell: ({ name, variable }: Setting) => (
                <>
                  {t(`setting.is.${name}`)}
                  <span className="bench-two">{variable ? <code>{variable}</code> : t('setting.constant')}</span>
                </>
              ),
            },
            {
              key: 'value',
              header: t('setting.value'),
              cell: (setting) =>
                setting.secret ? (
                  <Badge icon={setting.value ? 'lock' : 'circle-dashed'}>{valueOf(setting)}</Badge>
                ) : (
                  <span className="num">{valueOf(setting)}</span>
                ),
            },
          ]}
        />
      </div>
    </section>
  ));
}
