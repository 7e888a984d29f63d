import {
  purchaseListGet,
  purchaseListList,
  purchaseListRemove,
  purchaseListRename,
  purchaseListRestore,
  purchaseListSave,
} from '@yaoji/api-client/contract/purchase-list'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { saveList } from './save'
import { listLists, readList, removeList, renameList, restoreList } from './service'

export function purchaseListRoutes(app: FastifyInstance): void {
  bind(app, purchaseListList, listLists)
  bind(app, purchaseListGet, context => readList(context, context.input.id))
  bind(app, purchaseListSave, context => saveList(context, context.input))
  bind(app, purchaseListRename, context => renameList(context, context.input))
  bind(app, purchaseListRemove, context => removeList(context, context.input.id))
  bind(app, purchaseListRestore, context => restoreList(context, context.input.id))
}
