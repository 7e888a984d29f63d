import { PromoPages } from '../../features/promotion/PromoPages'

/** RT-39: a zone laid out by data, or all of them. */
export default function ZoneTemplatePage() {
  return <PromoPages kind="zone" />
}
