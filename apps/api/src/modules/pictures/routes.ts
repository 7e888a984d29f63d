import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderSVG } from 'uqr'
import type { PictureSize } from '../../ports/pictures'
import { notFound } from '../../wire/refusal'
import { ads } from '../focus/tables'
import { brands, goods } from '../goods/tables'
import { bannerPictures } from './urls'

/** Addresses of every version: stored contents have older ones. */
const BASE = '/pictures/v:version'

/** The address contains the version of the pictures, so the answer of an address never changes. */
const A_YEAR = 'public, max-age=31536000, immutable'

interface Named {
  Params: { name: string }
}

/** Serves the pictures of products, brands, categories and banners, and the QR code of the shop's address. */
export function pictureRoutes(app: FastifyInstance): void {
  const { db, config, ports } = app.deps
  app.get<Named>(`${BASE}/goods/:name`, async (request, reply) => {
    const [, id = '', size = ''] = /^(\d{1,9})-(s|l)\.svg$/.exec(request.params.name) ?? []
    const [row] =
      id === ''
        ? []
        : await db
            .select()
            .from(goods)
            .where(eq(goods.id, Number(id)))
    // The pattern of the route has no other size.
    return send(reply, row && ports.pictures.product(row, size as PictureSize))
  })
  app.get<Named>(`${BASE}/brands/:name`, async (request, reply) => {
    const [, id = ''] = /^(\d{1,9})\.svg$/.exec(request.params.name) ?? []
    const [row] =
      id === ''
        ? []
        : await db
            .select()
            .from(brands)
            .where(eq(brands.id, Number(id)))
    return send(reply, row && ports.pictures.brand(row.name))
  })
  app.get<Named>(`${BASE}/categories/:name`, async (request, reply) =>
    send(reply, ports.pictures.category(request.params.name.replace(/\.svg$/, ''))),
  )
  app.get<Named>(`${BASE}/banners/:name`, async (request, reply) => {
    const name = request.params.name.replace(/\.svg$/, '')
    const [row] = await db
      .select()
      .from(ads)
      .where(inArray(ads.image, bannerPictures(name)))
    return send(reply, row && ports.pictures.banner({ ...row, name }))
  })
  app.get(`${BASE}/app-qr.svg`, async (_request, reply) => send(reply, renderSVG(`${config.publicUrl}/`)))
}

function send(reply: FastifyReply, svg: string | null | undefined): FastifyReply {
  if (!svg) throw notFound('图片')
  return reply.type('image/svg+xml; charset=utf-8').header('Cache-Control', A_YEAR).send(svg)
}
