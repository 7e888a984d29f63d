import type { CommonConfig } from '@yaoji/api-client/contract/config'

const categoryOf = (id: number, name: string) => ({ id, name, logo: '', logo1: '', children: [] })

/** The data of every page. Each category menu has one category, with the name of its zone. */
export const COMMON_CONFIG: CommonConfig = {
  rnss: [{ name: '连花清瘟', url: '/search?keywords=连花清瘟' }],
  nav: [],
  category: [categoryOf(1, '心脑血管')],
  category_yx: [categoryOf(2, '包邮好药')],
  category_zy: [categoryOf(3, '根茎类饮片')],
  category_qx: [categoryOf(4, '血压计')],
  brand: [],
  hot_line: '400-820-2026',
  complaint_line: '400-820-2027',
  site: {
    main_url: '',
    app_url: '',
    app_qr: '',
    stats_url: '',
    record_no: '鄂ICP备20260001号',
    licences: [],
  },
  timestamp: Date.UTC(2031, 5, 1) / 1000,
}

/** The data of every page at a time of China, like `2026-11-22 08:00:00`. */
export function commonConfigAt(time: string): CommonConfig {
  return { ...COMMON_CONFIG, timestamp: Date.parse(`${time.replace(' ', 'T')}+08:00`) / 1000 }
}
