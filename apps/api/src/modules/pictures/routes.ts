import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderSVG } from 'uqr'
import { notFound } from '../../wire/refusal'
import { ads } from '../focus/tables'
import { brands, goods } from '../goods/tables'
import { type BannerTone, type BannerVariant, drawBanner, drawCard, drawStrip } from './banner'
import { drawBrand } from './brand'
import { drawCategory } from './category'
import { drawPackage, type PackageSize } from './package'
import { hashName } from './palette'
import { bannerPicture, PICTURE_VERSION } from './urls'

const BASE = `/pictures/v${PICTURE_VERSION}`

/** The address names the drawing's version, so what it answers never changes. */
const A_YEAR = 'public, max-age=31536000, immutable'

interface Named {
  Params: { name: string }
}

/** Serves the drawn pictures: packages, brand plates, category drawings, banners and the app's code. */
export function pictureRoutes(app: FastifyInstance): void {
  app.get<Named>(`${BASE}/goods/:name`, async (request, reply) => {
    const [, id = '', size = ''] = /^(\d{1,9})-(s|l)\.svg$/.exec(request.params.name) ?? []
    const [row] =
      id === ''
        ? []
        : await app.deps.db
            .select()
            .from(goods)
            .where(eq(goods.id, Number(id)))
    // The pattern lets no other size through.
    return send(reply, row && drawPackage(row, { size: size as PackageSize }))
  })
  app.get<Named>(`${BASE}/brands/:name`, async (request, reply) => {
    const id = Number(request.params.name.replace(/\.svg$/, ''))
    const [row] = Number.isInteger(id) ? await app.deps.db.select().from(brands).where(eq(brands.id, id)) : []
    return send(reply, row && drawBrand(row.name))
  })
  app.get<Named>(`${BASE}/categories/:name`, async (request, reply) =>
    send(reply, drawCategory(request.params.name.replace(/\.svg$/, ''))),
  )
  app.get<Named>(`${BASE}/banners/:name`, async (request, reply) => {
    const name = request.params.name.replace(/\.svg$/, '')
    const [row] = await app.deps.db
      .select()
      .from(ads)
      .where(eq(ads.image, bannerPicture(name)))
    const draw = DRAW_BY_SLOT[row?.slot ?? ''] ?? drawBanner
    return send(reply, row && draw({ title: row.title, subtitle: row.subtitle, ...styleOf(name) }))
  })
  app.get(`${BASE}/app-qr.svg`, async (_request, reply) =>
    send(reply, renderSVG(`${app.deps.config.publicUrl}/`)),
  )
}

const TONES: readonly BannerTone[] = ['accent', 'brass', 'cinnabar', 'ink']
const VARIANTS: readonly BannerVariant[] = ['cabinet', 'packs', 'leaves', 'supplies']

/** Slots of another shape than a banner's. */
const DRAW_BY_SLOT: Readonly<Record<string, typeof drawBanner>> = { top: drawCard, bottom: drawStrip }

/** A banner's look, by its name: `spring-cinnabar-packs` says it, another name has it chosen. */
function styleOf(name: string): { tone: BannerTone; variant: BannerVariant } {
  const hash = hashName(name)
  const tone = TONES.find(each => name.includes(each)) ?? TONES[hash % TONES.length]
  const variant = VARIANTS.find(each => name.includes(each)) ?? VARIANTS[(hash >>> 4) % VARIANTS.length]
  return { tone: tone ?? 'accent', variant: variant ?? 'cabinet' }
}

function send(reply: FastifyReply, svg: string | null | undefined): FastifyReply {
  if (!svg) throw notFound('图片')
  return reply.type('image/svg+xml; charset=utf-8').header('Cache-Control', A_YEAR).send(svg)
}
