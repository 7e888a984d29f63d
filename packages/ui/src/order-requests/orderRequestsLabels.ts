/** The words of RequestForm, RequestList, RequestFrame and RequestSkeleton; `labels` and a LabelsProvider replace them. */
export const orderRequestsLabels = {
  submit: '提交申请',
  /** The links of a request to its order, and to all requests of that order. */
  order: '查看订单',
  all: '这个订单的全部申请',
  loading: (title: string) => `正在加载${title}`,
}

export type OrderRequestsLabels = typeof orderRequestsLabels
