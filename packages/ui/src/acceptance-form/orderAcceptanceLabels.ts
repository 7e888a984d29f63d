import { type AcceptanceResult, acceptanceReason } from '@yaoji/domain'
import type { ParcelAcceptanceData } from './orderAcceptanceTypes'

/** The words of OrderAcceptance; `labels` and a LabelsProvider replace them. */
export const orderAcceptanceLabels = {
  /** A parcel by its place in its order, with its carrier. */
  parcel: (place: number, { company, tracking_no, state_text }: ParcelAcceptanceData) =>
    `包裹 ${place}　${company} ${tracking_no}　${state_text}`,
  /** Who accepted a parcel, and when. */
  accepted: (inspector: string, time: string) => `${inspector} 于 ${time} 验收`,
  /** Why packs were not accepted; empty when all were and there is no remark. */
  reason: (result: Pick<AcceptanceResult, 'short' | 'rejected'> & { readonly remark: string }): string =>
    acceptanceReason(result),
  /** The button that opens the form of a parcel. */
  open: '验收这个包裹',
  recorded: '验收已记录',
  /** Which numbers of a form are wrong, and that the name is missing. */
  wrong: (name: string, batch_no: string) => `请检查${name}批号 ${batch_no} 的数量`,
  noInspector: '请填写验收人',
  /** Of an error that is no answer of the service. */
  failed: '操作没有成功，请稍候再试',
  /** What was found and not asked for yet; what can be asked for, and until when. */
  claim: (reason: 'short' | 'damaged', number: number, batches: number) =>
    `验收${reason === 'short' ? '短缺' : '破损或不合格'} ${number}，涉及 ${batches} 个批号，还没有申请处理。`,
  refund: (hours: number) => `签收后 ${hours} 小时内可以申请仅退款，不用寄回商品。`,
  tooLate: (hours: number) => `已超过签收后 ${hours} 小时，不能再申请仅退款，可以申请售后服务由客服处理。`,
  askShort: '申请短缺退款',
  askDamaged: '申请破损退款',
  askService: '申请售后服务',
  unshipped: (number: number) => `已到包裹全部验收，尚未发出：数量 ${number}。全部到货并验收后可以确认收货。`,
  /** When everything is accepted; with claims that can still be asked for; the button; and afterwards. */
  canReceive: '全部包裹已验收，可以确认收货。',
  claimsLater: '短缺与破损在确认收货后仍可在规定时间内申请。',
  receive: '确认收货',
  received: '已确认收货',
  order: '返回订单',
}

export type OrderAcceptanceLabels = typeof orderAcceptanceLabels
