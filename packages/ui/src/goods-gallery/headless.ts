export {
  type GalleryPicture,
  GoodsGalleryMain,
  GoodsGalleryRoot,
  type GoodsGalleryRootProps,
  GoodsGalleryThumbs,
  type GoodsGalleryThumbsProps,
  useGoodsGallery,
} from './GoodsGallery.headless'
