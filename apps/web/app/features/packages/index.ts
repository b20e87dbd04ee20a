// Public API of packages: the parts of the editor that other features write prices with.
export { EditorForm } from './own/editor/editor-form.tsx';
export { CancellationSection } from './own/editor/fields/cancellation-section.tsx';
export { PayerFields } from './own/editor/fields/complications-section.tsx';
export { ItemRow } from './own/editor/fields/item-row.tsx';
export { withItem } from './own/editor/fields/items-section.tsx';
export { NumberField } from './own/editor/fields/number-field.tsx';
export { PriceSection } from './own/editor/fields/price-section.tsx';
export { SectionLabel } from './own/editor/fields/section-label.tsx';
export { SectionFrame, sectionId } from './own/editor/fields/section.tsx';
export { focusFirst, focusWrong } from './own/editor/fields/use-focus-gap.ts';
export { GapPanel } from './own/editor/gap-panel.tsx';
export { packageTexts } from './texts.ts';
