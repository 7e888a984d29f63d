import { buildCatalogue, type Catalogue, type Goods, type StockLot } from '../catalogue'
import { createRandom } from '../catalogue/random'
import { readSources, type Sources } from '../catalogue/sources'
import { scaleDevices } from './devices'
import { scaleDrugs } from './drugs'
import { scaleHerbs } from './herbs'
import { listMakers } from './makers'

/** Shares of herbs and devices among the products; the others are medicines. */
const HERB_SHARE = 0.09
const DEVICE_SHARE = 0.16

/** Shares of products that have expired packs, that are off the shelf, and that are sold in some provinces only. */
const EXPIRED_SHARE = 0.02
const OFF_SHELF_SHARE = 0.02
const MARKET_SHARE = 0.04

/** Provinces around each warehouse, by the two digits of their codes. */
const MARKETS = [
  ['42', '43', '36', '41'],
  ['44', '45', '46', '35'],
  ['34', '32', '33', '31', '37'],
] as const

/** A catalogue of so many products, of the shape that the ordinary catalogue has, by the same rules. */
export function scaleCatalogue(goods: number, seed: number): Catalogue {
  const catalogue = buildCatalogue(seed, scaleSources(goods, seed))
  const offered = idsInOffers(catalogue)
  return {
    ...catalogue,
    goods: catalogue.goods.map(one => placeOnMarket(one, { offered, seed })),
    lots: [...catalogue.lots, ...expiredLots(catalogue, seed)],
  }
}

/** The four source tables with new rows; the price list is the ordinary one. */
function scaleSources(goods: number, seed: number): Sources {
  const own = readSources()
  const makers = listMakers(goods, own, seed)
  const herbs = Math.round(goods * HERB_SHARE)
  const devices = Math.round(goods * DEVICE_SHARE)
  const named = (names: readonly string[]) => new Set(names)
  return {
    drugs: scaleDrugs(own.drugs, {
      count: goods - herbs - devices,
      makers: makers.drug,
      known: named(own.drugs.map(row => `${row.trade_name}/${row.generic_name}`)),
      seed,
    }),
    herbs: scaleHerbs(own.herbs, {
      count: herbs,
      makers: makers.herb,
      known: named(own.herbs.map(row => row.name)),
      seed,
    }),
    devices: scaleDevices(own.devices, {
      count: devices,
      makers: makers.device,
      known: named(own.devices.map(row => row.name)),
      seed,
    }),
    prices: own.prices,
  }
}

/** Some products are off the shelf or sold in some provinces only; those of an offer stay as they are. */
function placeOnMarket(
  goods: Goods,
  { offered, seed }: { offered: ReadonlySet<number>; seed: number },
): Goods {
  if (offered.has(goods.id)) return goods
  const random = createRandom(seed, `market/${goods.code}`)
  const off_shelf = random.chance(OFF_SHELF_SHARE) ? 1 : goods.off_shelf
  if (!random.chance(MARKET_SHARE)) return { ...goods, off_shelf }
  return { ...goods, off_shelf, regions: [...(MARKETS[goods.ck_id - 1] ?? MARKETS[0])] }
}

function idsInOffers(catalogue: Catalogue): Set<number> {
  const { spikes, everyday, gifts, exchanges, combinations, full_reductions } = catalogue
  return new Set([
    ...spikes.flatMap(session => session.goods.map(one => one.goods_id)),
    ...everyday.map(one => one.goods_id),
    ...gifts.flatMap(one => [one.goods_id, one.gift_goods_id]),
    ...exchanges.flatMap(one => [one.goods_id, one.exchange_goods_id]),
    ...combinations.flatMap(one => one.items.map(item => item.goods_id)),
    ...full_reductions.flatMap(one => one.goods_ids),
  ])
}

/** Packs that expired some weeks ago and were not taken out of the stock yet. */
function expiredLots({ goods, lots }: Catalogue, seed: number): StockLot[] {
  const lines = new Map(lots.map(lot => [lot.goods_id, lot]))
  let id = lots.length
  return goods.flatMap(one => {
    const random = createRandom(seed, `expired/${one.code}`)
    const lot = lines.get(one.id)
    if (!lot || !random.chance(EXPIRED_SHARE)) return []
    const expiry_day = -random.int(1, 45)
    const produce_day = expiry_day - (lot.expiry_day - lot.produce_day)
    id += 1
    return [
      {
        ...lot,
        id,
        batch_no: `E${random.int(10_001, 99_989)}`,
        produce_day,
        expiry_day,
        number: random.int(1, 40),
      },
    ]
  })
}
