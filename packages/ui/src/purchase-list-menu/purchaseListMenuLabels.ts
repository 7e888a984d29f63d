/** A named list, by the wire's names. */
export interface PurchaseListOfMenu {
  readonly id: number
  readonly name: string
  /** Number of its lines. */
  readonly count: number
  /** Another one after each change. */
  readonly version: string
  /** The store that changed it last. */
  readonly saved_by: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly saved_at: string
}

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const purchaseListMenuLabels = {
  menu: '清单',
  save: '保存为清单',
  /** How many there are, and can be. */
  count: (count: number, most: number) => `${count} / ${most} 份`,
  loading: '正在加载清单',
  failed: '清单没有加载成功',
  retry: '重试',
  /** Without a list. */
  none: '还没有清单。填好商品和数量后，可保存为清单，下次打开即用。',
  shared: '同一总部的门店共用。',

  /** Of one list. */
  rows: (count: number) => `${count} 行`,
  /** The one whose lines were put into the sheet last. */
  opened: '已打开',
  rename: '改名',
  remove: '删除',
  /** A button with the name of its list, for screen readers. */
  named: (action: string, name: string) => `${action} ${name}`,
}

export type PurchaseListMenuLabels = typeof purchaseListMenuLabels
