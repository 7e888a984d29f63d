import * as z from 'zod/mini'
import { orderListInput } from './order'

/** The filters of the list, without its pages. */
export const orderExportInput = z.omit(orderListInput, { page: true, per_page: true })
