import {
  chatTicket,
  storeList,
  storeSwitch,
  userCreateCode,
  userPhone,
  userResetPassword,
  userUnbindWechat,
  userUpdateInfo,
} from '@yaoji/api-client/contract/account'
import { userBase } from '@yaoji/api-client/contract/user'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import {
  checkPhone,
  createChatTicket,
  createWechatCode,
  resetPassword,
  unbindWechat,
  updateInfo,
} from './account'
import { sessionUser } from './base'
import { chatWindow } from './chatWindow'
import { showMoney } from './money'
import { listStores, switchStore } from './stores'

export function userRoutes(app: FastifyInstance): void {
  bind(app, userMoney, showMoney)
  bind(app, userBase, context => sessionUser(context))
  bind(app, userUpdateInfo, updateInfo, { transaction: 'own' })
  bind(app, userResetPassword, resetPassword, { transaction: 'own' })
  bind(app, userPhone, async ({ input }) => checkPhone(input.value))
  bind(app, userCreateCode, createWechatCode)
  bind(app, userUnbindWechat, context => unbindWechat(context))
  bind(app, chatTicket, createChatTicket)
  bind(app, storeList, async ({ db, viewer }) => ({
    list: await listStores(db, viewer.buyer, viewer.sessionId),
  }))
  bind(app, storeSwitch, switchStore)
  chatWindow(app)
}
