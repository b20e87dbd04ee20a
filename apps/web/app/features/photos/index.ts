// Public API of the photos feature.
export { PhotoSection } from './own/photo-section.tsx';
export { PhotoGallery } from './ui/photo-gallery.tsx';
export { PhotoPicture } from './ui/photo-picture.tsx';
