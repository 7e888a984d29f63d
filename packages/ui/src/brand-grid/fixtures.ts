import type { BrandGridBrand } from './BrandGrid'

const NAMES = [
  '华北制药',
  '扬子江药业',
  '同仁堂',
  '云南白药',
  '片仔癀',
  '以岭药业',
  '石药集团',
  '恒瑞医药',
  '鱼跃医疗',
  '修正药业',
]

const picture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><rect x=".5" y=".5" width="95" height="31" rx="2" fill="#fff" stroke="#c9d4cf"/><text x="48" y="21" text-anchor="middle" font-size="14" fill="#0b6e60">${name}</text></svg>`,
  )}`

/** Ten brands with pictures. */
export const brandForStory: BrandGridBrand[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  logo: picture(name),
  goods_count: 312 - index * 27,
}))
