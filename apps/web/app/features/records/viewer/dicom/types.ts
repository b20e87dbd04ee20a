import type { PreviewReason } from '@travesia/contracts/records';

/** One file of a series. */
export interface DicomImage {
  /** Whatever the caller finds the file by; unique within the viewer. */
  id: string;
  instanceNumber: number | null;
  frames: number;
  /** `yes`, or why the server found that the picture can’t be shown right. */
  preview: 'yes' | PreviewReason;
  /** Bytes of the file. */
  size: number;
}

export interface DicomSeries {
  id: string;
  modality: string | null;
  description: string | null;
  /** As people read it. */
  date: string | null;
  /** In the order in which they are scrolled through. */
  images: readonly DicomImage[];
}

/** Fetches a file with the caller’s authorization. Rejects if it can’t; stops when the signal says so. */
export type LoadImage = (image: DicomImage, signal: AbortSignal) => Promise<ArrayBuffer>;

export interface DicomViewerProps {
  series: readonly DicomSeries[];
  loadImage: LoadImage;
  /** The way out where a picture can’t be shown: downloads the file. */
  onDownload: (image: DicomImage) => void;
}
