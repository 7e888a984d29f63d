import { regionFieldsLabels } from '../region-fields'

export const addressPickerLabels = {
  /** Names the group of addresses. */
  legend: '收货地址',
  default: '默认',
  /** Why an address cannot be chosen, where the service gives no reason. */
  inReview: '地址审核中，暂不能选择',
  /** The button of an address; which one is read out after it. */
  change: '修改',
  add: '新增地址',
  showAll: (count: number) => `显示全部 ${count} 个地址`,
  none: '还没有收货地址',
  noneText: '新增后即可提交订单',
}

export const addressFormLabels = {
  ...regionFieldsLabels,
  /** Names of the form, for screen readers. */
  adding: '新增收货地址',
  changing: '修改收货地址',
  consignee: '收货人',
  mobile: '联系电话',
  mobileHint: '手机号，或区号-号码',
  detail: '详细地址',
  detailHint: '街道、门牌号、楼层；与许可证地址不同需审核后使用',
  isDefault: '设为默认地址',
  cancel: '取消',
  save: '保存地址',
}
