import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { noInput } from './input/wire'
import { flag, id, int } from './wire'

const leaf = z.object({ id, name: z.string(), logo: z.string(), logo1: z.string() })

/** A top category of the category menu, with at most two levels below it. */
export const category = z.object({
  ...leaf.shape,
  children: z.array(z.object({ ...leaf.shape, children: z.array(leaf) })),
})
export type Category = z.output<typeof category>

const link = z.object({ name: z.string(), url: z.string() })

export const navItem = z.object({
  id,
  name: z.string(),
  url: z.string(),
  image: z.string(),
  is_open: flag,
  children: z.array(z.object({ id, name: z.string(), url: z.string(), image: z.string() })),
})
export type NavItem = z.output<typeof navItem>

/** Data for every page: hot searches, nav, the category menus, brands and the service's time. */
export const commonConfig = endpoint({
  name: 'config.common',
  method: 'GET',
  path: '/api/config/common',
  access: 'anyone',
  input: payload<typeof noInput>,
  data: z.object({
    rnss: z.array(link),
    nav: z.array(navItem),
    category: z.array(category),
    category_yx: z.array(category),
    category_zy: z.array(category),
    category_qx: z.array(category),
    brand: z.array(z.object({ id, name: z.string(), logo: z.string(), goods_count: int })),
    hot_line: z.string(),
    complaint_line: z.string(),
    site: z.object({
      main_url: z.string(),
      app_url: z.string(),
      app_qr: z.string(),
      /** Where page views are sent; empty where nobody collects them. */
      stats_url: z.string(),
      record_no: z.string(),
      licences: z.array(z.object({ name: z.string(), number: z.string() })),
    }),
    /** Unix seconds of the response. */
    timestamp: int,
  }),
})
export type CommonConfig = z.output<typeof commonConfig.data>
