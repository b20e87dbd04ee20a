/** A journey whose clinic can read records. */
export interface ShareJourney {
  id: string;
  clinic: string;
  reference: string;
  /** The treatment, where several journeys are offered. */
  about?: string;
}

export interface ShareDialogProps {
  records: readonly { id: string; title: string }[];
  /** Where it is opened on a journey; otherwise the user chooses one. */
  journey?: ShareJourney;
  /** Told with those that were shared just now, also if others were not. */
  onShared: (ids: readonly string[]) => void;
  onClose: () => void;
}
