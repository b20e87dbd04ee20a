import { answerApart } from '../../../../platform/apart/answer-apart.ts';
import { deidentifyDicom } from '../deidentify/deidentify-dicom.ts';
import { DeidentifyFault, type DeidentifyRefusal } from '../deidentify/deidentify-fault.ts';

export interface DeidentifyInput {
  bytes: Uint8Array;
  key: Uint8Array;
}
export type DeidentifyAnswer = { copy: Uint8Array<ArrayBuffer> } | { refusal: DeidentifyRefusal };

await answerApart(
  async ({ bytes, key }: DeidentifyInput): Promise<DeidentifyAnswer> => {
    try {
      return { copy: Uint8Array.from(await deidentifyDicom(bytes, { key })) };
    } catch (error) {
      if (error instanceof DeidentifyFault) return { refusal: error.refusal };
      throw error;
    }
  },
  (answer) => ('copy' in answer ? [answer.copy.buffer] : []),
);
