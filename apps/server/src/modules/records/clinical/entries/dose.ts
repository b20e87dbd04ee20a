import {
  conceptText,
  type Node,
  nodesOf,
  nodeOf,
  numberOf,
  quantityText,
  rangeText,
  ratioText,
  textOf,
} from '../fhir/elements.ts';

function timingText(timing: Node | null): string | null {
  const code = conceptText(timing?.['code']);
  if (code !== null) return code;
  const repeat = nodeOf(timing?.['repeat']);
  if (!repeat) return null;
  const [frequency, period] = [numberOf(repeat['frequency']) ?? '1', numberOf(repeat['period'])];
  const unit = textOf(repeat['periodUnit']);
  return period === null || unit === null ? null : `${frequency} × / ${period === '1' ? '' : `${period} `}${unit}`;
}

function instructionText(dosage: Node): string | null {
  const written = textOf(dosage['text']);
  if (written !== null) return written;
  const amounts = nodesOf(dosage['doseAndRate']).flatMap(
    (one) =>
      quantityText(one['doseQuantity']) ??
      rangeText(one['doseRange']) ??
      ratioText(one['rateRatio']) ??
      quantityText(one['rateQuantity']) ??
      [],
  );
  const parts = [
    ...amounts,
    // Of a medicine that was given.
    quantityText(dosage['dose']),
    conceptText(dosage['route']),
    timingText(nodeOf(dosage['timing'])),
    conceptText(dosage['asNeededCodeableConcept']),
    textOf(dosage['patientInstruction']),
    ...nodesOf(dosage['additionalInstruction']).map(conceptText),
  ];
  return textOf(parts.filter((part) => part !== null).join(', '));
}

/** How a medicine is taken: in the words of the document, or its parts in signs that any reader knows. */
export function doseOf(medicine: Node): string | null {
  const dosages = nodesOf(medicine['dosage'] ?? medicine['dosageInstruction']);
  const texts = dosages.flatMap((dosage) => instructionText(dosage) ?? []);
  return texts.length ? [...new Set(texts)].join('; ') : null;
}
