import type { DrawActivityData } from './DrawActivity'
import type { DrawPicture } from './DrawPictures'

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#0b6e60"/></svg>`)}`

export const drawPicturesForStory: readonly DrawPicture[] = [
  { id: 1, url: '#draw=1', image: picture(128, 56), title: '周年抽奖', subtitle: '每天一次机会' },
  { id: 2, url: '#draw=2', image: picture(128, 56), title: '新客抽奖', subtitle: '首单后可抽' },
]

export function drawActivityForStory(change: Partial<DrawActivityData> = {}): DrawActivityData {
  return {
    remarks: '每个账号每天一次机会',
    prizes: [
      { id: 1, name: '50 积分', image: picture(32, 32), kind: 'points', remarks: '已到账', is_left: 1 },
      { id: 2, name: '电子体温计', image: picture(32, 32), kind: 'goods', remarks: '三天内寄出', is_left: 1 },
      {
        id: 3,
        name: '满 500 减 20 券',
        image: picture(32, 32),
        kind: 'coupon',
        remarks: '下单可用',
        is_left: 0,
      },
    ],
    rules: ['每天零点后有新的机会', '奖品抽完为止'],
    message: '',
    chances_left: 1,
    ...change,
  }
}
