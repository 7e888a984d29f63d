export {
  GoodsGallery,
  GoodsGalleryMain,
  type GoodsGalleryProps,
  GoodsGalleryRoot,
  GoodsGalleryThumbs,
} from './GoodsGallery'
export type { GalleryPicture } from './GoodsGallery.headless'
