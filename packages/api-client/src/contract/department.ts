import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { articleSummary } from './entity/article'
import { goods } from './entity/goods'
import type { noInput } from './input/wire'
import type { departmentArticlesInput } from './payload/department'
import { int, pageOf } from './wire'

/** An article for a department: reading, or a notice of a training. */
const departmentArticle = z.object({
  ...articleSummary.shape,
  kind: z.literal(['reading', 'training']),
  /** Name of the department; empty for all. */
  department_name: z.string(),
})
export type DepartmentArticle = z.output<typeof departmentArticle>

/** A department of clinics with the best-selling of what it orders. */
const department = z.object({
  /** Its name in addresses, and in `goods.list`. */
  key: z.string(),
  name: z.string(),
  describe: z.string(),
  /** Number of its products in stock. */
  goods_count: int,
  goods: z.array(goods),
  articles: z.array(departmentArticle),
})
export type Department = z.output<typeof department>

export const departments = endpoint({
  name: 'department.list',
  method: 'GET',
  path: '/api/department',
  access: 'anyone',
  input: payload<typeof noInput>,
  data: z.object({
    list: z.array(department),
    /** The newest notices of trainings. */
    trainings: z.array(departmentArticle),
  }),
})

export const departmentArticles = endpoint({
  name: 'department.articles',
  method: 'GET',
  path: '/api/department/articles',
  access: 'anyone',
  input: payload<typeof departmentArticlesInput>,
  data: pageOf(departmentArticle),
})
