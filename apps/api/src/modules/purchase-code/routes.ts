import {
  purchaseCodeList,
  purchaseCodeRemove,
  purchaseCodeRestore,
  purchaseCodeSave,
} from '@yaoji/api-client/contract/purchase-code'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { saveCodes } from './save'
import { listCodes, removeCodes, restoreCodes } from './service'

export function purchaseCodeRoutes(app: FastifyInstance): void {
  bind(app, purchaseCodeList, context => listCodes(context, context.input))
  bind(app, purchaseCodeSave, context => saveCodes(context, context.input.codes))
  bind(app, purchaseCodeRemove, context => removeCodes(context, context.input.ids))
  bind(app, purchaseCodeRestore, context => restoreCodes(context, context.input.removal))
}
