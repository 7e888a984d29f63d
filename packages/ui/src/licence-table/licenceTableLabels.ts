/** From when to when a licence is valid, by the wire's names. */
export interface LicencePeriod {
  begin_date: string | null
  end_date: string | null
  /** 1: it has no end. */
  long_term: number
}

export const licenceTableLabels = {
  /** Name of the table, for screen readers. */
  table: '资质证件',
  loading: '正在加载资质证件',
  licence: '证照',
  number: '编号',
  period: '有效期',
  state: '状态',
  actions: '操作',
  required: '必需',
  optional: '选填，可开通更多经营范围',
  /** In place of what is not known. */
  unknown: '—',
  person: (name: string) => `采购员：${name}`,
  dates: ({ begin_date, end_date, long_term }: LicencePeriod) =>
    `${begin_date ?? ''} 至 ${long_term ? '长期' : (end_date ?? '')}`,
  rejected: (reason: string) => `未通过原因：${reason}`,
  upload: '上传',
  update: '更新',
  /** A button of a licence, for screen readers. */
  actionOf: (action: string, name: string) => `${action}${name}`,
  history: '历史',
  historyOf: (name: string) => `${name}的历史版本`,
  /** A licence without a file. */
  noPicture: '无图',
  view: (name: string, isPdf: boolean) => `查看${name}${isPdf ? ' PDF' : ''}`,
}

export type LicenceTableLabels = typeof licenceTableLabels
