export { RoomsPage as default } from '../../features/providers/own/rooms/rooms-page.tsx';
