export * from './SimilarGoods'
export * from './SimilarGoodsItem'
export * from './similarGoodsLabels'
