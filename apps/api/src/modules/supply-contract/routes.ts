import {
  supplyContractDetail,
  supplyContractList,
  supplyContractSign,
} from '@yaoji/api-client/contract/supply-contract'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listContracts, showContract } from './read'
import { signContract } from './sign'

export function supplyContractRoutes(app: FastifyInstance): void {
  bind(app, supplyContractList, context => listContracts(context))
  bind(app, supplyContractDetail, async context => ({
    contract: await showContract(context, context.input.id),
  }))
  bind(app, supplyContractSign, async context => ({ contract: await signContract(context) }), {
    transaction: 'own',
  })
}
