export const filterPanelLabels = {
  /** Name of the panel, for screen readers. */
  panel: '筛选',
  /** Name of a facet with what is chosen of it, for screen readers. */
  chip: (facet: string, value: string) => `${facet}：${value}`,
  /** Name of the button that takes back what is chosen of a facet. */
  remove: (facet: string, value: string) => `移除 ${facet}：${value}`,
  clear: '清空条件',
  more: '更多',
  less: '收起',
  /** Name of the search in a facet, for screen readers. */
  search: (facet: string) => `在${facet}中查找`,
  searchPlaceholder: (facet: string) => `查找${facet}`,
  /** In place of the values where the search in a facet finds nothing. */
  none: '没有匹配的选项',
  /** Opens the sheet. */
  open: '筛选',
  /** Title of the sheet. */
  sheet: '筛选',
  /** Closes the sheet: how many products the choice leaves, where that is known. */
  show: (total: number | undefined) => (total === undefined ? '查看结果' : `查看 ${total} 种`),
}
