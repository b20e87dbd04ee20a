// Public API of the photos feature.
export { PhotoSection, type PhotoSectionProps } from './own/photo-section.tsx';
export { PhotoGallery } from './ui/photo-gallery.tsx';
export { PhotoPicture } from './ui/photo-picture.tsx';
