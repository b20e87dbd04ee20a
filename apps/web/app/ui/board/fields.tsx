import { Checkbox, CheckboxList, RadioList } from '../field/choice-list.tsx';
import { ErrorSummary } from '../field/error-summary.tsx';
import { RangeField } from '../field/range-field.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextArea, TextField } from '../field/text-field.tsx';
import { BoardSection } from './section.tsx';

/** `id` keeps names unique if the board appears twice on a page. */
export function FieldBoard({ id }: { id: string }) {
  const name = (field: string) => `${id}-${field}`;
  return (
    <BoardSection title="Inputs" note="Label above, hint and error below, no glow.">
      <ErrorSummary focus={false} errors={[{ name: name('email'), message: 'E-mail: add the part after the @.' }]} />
      <div className="grid grid-3">
        <TextField name={name('full')} label="Full name" defaultValue="Rosa Delgado Fuentes" />
        <SelectField
          name={name('country')}
          label="Country"
          options={[
            { value: 'US', label: 'United States' },
            { value: 'MX', label: 'Mexico' },
          ]}
        />
        <TextField name={name('when')} label="When" placeholder="Any month" hint="Month or week" />
        <TextField
          name={name('email')}
          type="email"
          label="Email"
          defaultValue="rosa@"
          error="Add the part after the @."
        />
        <RangeField
          name={name('max')}
          label="Up to"
          min={800}
          max={4000}
          step={100}
          value={2600}
          minLabel="US$ 800"
          valueLabel="US$ 2,600"
          prefix="US$ "
        />
        <TextArea name={name('note')} label="Anything the clinic should know" rows={2} />
      </div>
      <div className="grid grid-2">
        <CheckboxList
          name={name('countries')}
          legend="Country"
          chosen={['CO']}
          visible={3}
          moreLabel="Two more"
          choices={[
            { value: 'MX', label: 'Mexico', count: 14 },
            { value: 'CO', label: 'Colombia', count: 9 },
            { value: 'CR', label: 'Costa Rica', count: 8 },
            { value: 'PE', label: 'Peru', count: 5 },
            { value: 'EC', label: 'Ecuador', count: 0, disabled: true },
          ]}
        />
        <RadioList
          name={name('days')}
          legend="Days away"
          chosen={['']}
          choices={[
            { value: '', label: 'Any', count: 46 },
            { value: '4', label: 'Up to 4 days', count: 18 },
            { value: '7', label: 'Up to 7 days', count: 44 },
          ]}
        />
      </div>
      <Checkbox name={name('verified')} checked count={38}>
        Verified clinics only
      </Checkbox>
    </BoardSection>
  );
}
