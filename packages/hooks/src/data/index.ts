export { useCart, useCartAdd, useCartCalls, useCartSummary } from './cart'
export { ClientProvider, useClient } from './client'
export { useCommonConfig } from './config'
export {
  useBottomAd,
  useHomeBanner,
  useLoginAds,
  useSideLinks,
  useSpike,
  useTopAd,
  useZoneStrips,
} from './focus'
export { useGoodsActivities, useGoodsDetail, useGoodsList, useHotGoods } from './goods'
export { retryQuery } from './query'
export { type Session, useLogin, useLogout, useSession } from './session'
