import type { Locale } from '@travesia/contracts/kit';
import type { RefObject } from 'react';
import { networkMacros, useClinicMacros, useTeamMacros } from '../../leads/index.ts';
import { InsertedNote, type MacroDesk, MacroPicker, useInsertMacro } from '../../macros/index.ts';
import type { Desk } from '../desk.ts';

interface SavedRepliesProps {
  desk: Desk;
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** The other side: its name, the language it writes in and what it is about. */
  receiver: { name: string; language: Locale; reference: string; clinic: string | null };
  onText: (text: string) => void;
}

/** The replies that the team saved, to be inserted: the same as for requests. */
export function SavedReplies(props: SavedRepliesProps) {
  const { side } = props.desk;
  if (side === 'provider') return <OfClinic {...props} />;
  return side === 'organization' ? <Picker {...props} macros={networkMacros} /> : <OfTeam {...props} />;
}

const OfClinic = (props: SavedRepliesProps) => <Picker {...props} macros={useClinicMacros()} />;
const OfTeam = (props: SavedRepliesProps) => <Picker {...props} macros={useTeamMacros()} />;

function Picker({ area, text, receiver, onText, macros }: SavedRepliesProps & { macros: MacroDesk }) {
  const { insert, inserted } = useInsertMacro({
    text,
    receiver,
    field: () => area.current,
    change: ({ text: next }) => onText(next),
  });
  return (
    <div className="msg-saved">
      <MacroPicker desk={macros} topic={null} onPick={insert} />
      {text ? <InsertedNote inserted={inserted} asked={receiver.language} /> : null}
    </div>
  );
}
