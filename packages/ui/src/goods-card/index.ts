export * from './GoodsAttributes'
export * from './GoodsCard'
export * from './goodsAttributesOf'
export * from './useGoodsAttributesLabels'
