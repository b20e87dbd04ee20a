/** From where channels are read. */
export interface TeamDesk {
  /** Path of the list, without language prefix. */
  base: string;
  side: 'organization' | 'provider';
}

/** Where the journeys of a desk are. */
export const journeyPath = ({ side }: TeamDesk, id: string): string => `/${side}/journeys/${id}`;
