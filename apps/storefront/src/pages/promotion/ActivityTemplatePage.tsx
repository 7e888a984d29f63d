import { PromoPages } from '../../features/promotion/PromoPages'

/** RT-39: an activity laid out by data, or all of them. */
export default function ActivityTemplatePage() {
  return <PromoPages kind="activity" />
}
