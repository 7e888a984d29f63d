import { eq } from 'drizzle-orm'
import type { Db } from '../../src/db/types'
import { ads } from '../../src/modules/focus/tables'
import { brands } from '../../src/modules/goods/tables'
import { bannerPicture, categoryPicture } from '../../src/modules/pictures/urls'

/** A picture: its text, its link, and the name of its drawing, which contains its tone and its motif. */
type Picture = readonly [title: string, subtitle: string, url: string, drawing: string]

/** Pictures by slot. Their ids are in this order and do not change. */
const SLOTS: Readonly<Record<string, readonly Picture[]>> = {
  'banner/125': [
    [
      '换季备货 感冒止咳专场',
      '满 500 减 12，满 3000 减 110',
      '/list?goods_manjian_id=1',
      'season-accent-packs',
    ],
    ['道地饮片 亳州直供', '按部位、按炮制找货，满额立减', '/zyyp', 'herbs-brass-leaves'],
    ['慢病续方 一站备齐', '心脑血管、糖尿病常用药满减', '/list?goods_manjian_id=2', 'chronic-ink-cabinet'],
    ['整点秒杀 每日四场', '限时特价，每店限量', '/mrtj', 'spike-cinnabar-packs'],
    ['器械耗材 批量更省', '敷料、注射穿刺满 1000 减 40', '/qxzq', 'device-accent-supplies'],
  ],
  'banner/126': [
    ['贵细药材 产地可溯', '西洋参、三七、川贝，批批检验', '/zyyp', 'precious-brass-leaves'],
    ['药食同源 小包装上新', '枸杞、菊花、陈皮，柜台好卖', '/zyyp', 'daily-accent-leaves'],
  ],
  'banner/127': [['诊所常用耗材', '绷带、纱布、注射器，一箱起批', '/qxzq', 'clinic-ink-supplies']],
  top: [['新店首单', '先到领券中心领券，再下单更省', '/lqzx', 'first-order-cinnabar-cabinet']],
  bottom: [['关注近效期', '近效期专场，价格更低，效期清楚标注', '/jxqzc', 'near-expiry-brass-packs']],
  right: [
    ['领券', '每日可领', '/lqzx', 'ticket'],
    ['快捷采购', '常购清单', '/zzfw/kjcg', 'basket'],
    ['积分', '好礼兑换', '/jfsc', 'coin'],
  ],
  login: [
    ['药店采购 一站配齐', '9,200 余个品规，正品溯源', '/', 'login-accent-cabinet'],
    ['当日下单 次日达', '武汉、广州、亳州多仓发货', '/help/zfps/hwps', 'login-delivery-ink-supplies'],
  ],
  kxzq: [
    ['控销专区', '独家品种，区域保护，利润有保障', '/kxzq', 'controlled-ink-cabinet'],
    ['申请控销权限', '联系客户经理，一个工作日开通', '/help/gywm/lxwm', 'controlled-apply-accent-cabinet'],
    ['控销上新', '本月新增品种抢先布局', '/kxzq/new', 'controlled-new-cinnabar-packs'],
  ],
  'kxzq/new': [['控销上新', '新品首发，先到先得', '/kxzq/new', 'controlled-first-brass-packs']],
  xrtj: [['新人必备清单', '开店常备药一次备齐', '/list', 'newcomer-accent-packs']],
  zyzq: [
    ['中药饮片', '按药用部位、炮制方法、精选分类', '/zyyp', 'tcm-brass-leaves'],
    [
      '饮片满减',
      '满 1000 减 30，满 8000 减 400',
      '/list?goods_manjian_id=4',
      'tcm-reduction-cinnabar-leaves',
    ],
  ],
  yx: [
    ['包邮专区', '单品达到起订量即包邮', '/yx', 'free-shipping-accent-packs'],
    ['包邮规则', '按仓计算，一看就懂', '/yx/rule', 'free-shipping-rule-ink-cabinet'],
  ],
  ppzq: [
    ['品牌馆', '名厂名药，厂家授权', '/ppzq', 'brands-ink-packs'],
    ['老字号', '同仁堂、陈李济、雷允上', '/ppzq', 'houses-brass-leaves'],
  ],
  draw: [
    ['换季备货礼', '每个账号可刮 1 次', '/jfsc?draw=1', 'draw-cinnabar-cabinet'],
    ['会员幸运转盘', '每个账号可抽 3 次', '/jfsc?draw=2', 'draw-prizes-brass-packs'],
  ],
}

/** The slot of the narrow strip at the edge, which is only legible with line drawings. */
const SMALL = 'right'

/** Brands with a picture of their own. */
const BRANDS: readonly (readonly [brand: string, title: string, subtitle: string, drawing: string])[] = [
  ['同仁堂', '同仁堂专场', '丸散膏丹，三百余年老字号', 'brand-tongrentang-brass-leaves'],
  ['云南白药', '云南白药专场', '伤科用药与外用贴膏', 'brand-baiyao-cinnabar-packs'],
  ['以岭药业', '以岭专场', '连花清瘟与络病用药', 'brand-yiling-accent-packs'],
  ['拜耳', '拜耳专场', '心血管、糖尿病原研药', 'brand-bayer-ink-packs'],
  ['威高', '威高专场', '医用高分子与骨科耗材', 'brand-weigao-accent-supplies'],
]

/** Fills the slots of pictures. Needs the catalogue's brands. */
export async function seedAds(db: Db): Promise<void> {
  const slots = [...Object.entries(SLOTS), ...(await brandSlots(db))]
  const rows = slots.flatMap(([slot, pictures]) =>
    pictures.map(([title, subtitle, url, drawing], at) => ({
      slot,
      title,
      subtitle,
      url,
      image: slot === SMALL ? categoryPicture(drawing) : bannerPicture(drawing),
      sort: at + 1,
    })),
  )
  await db.insert(ads).values(rows.map((row, at) => ({ id: at + 1, ...row })))
}

async function brandSlots(db: Db): Promise<[string, Picture[]][]> {
  const slots: [string, Picture[]][] = []
  for (const [name, title, subtitle, drawing] of BRANDS) {
    const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, name))
    if (brand) slots.push([`brand/${brand.id}`, [[title, subtitle, `/ppzq/info/${brand.id}`, drawing]]])
  }
  return slots
}
