export * from './GoodsGallery'
