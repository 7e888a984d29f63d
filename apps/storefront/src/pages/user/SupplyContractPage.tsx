import type { DataOf } from '@yaoji/api-client'
import { supplyContractList } from '@yaoji/api-client/contract/supply-contract'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { ContractSheet } from '@yaoji/ui/contract-sheet'
import { ContractTable } from '@yaoji/ui/contract-table'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { useToast } from '@yaoji/ui/toast'
import { useLocation, useNavigate } from 'react-router-dom'
import { readId, useUrlQuery } from '../../core/navigation/address'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { returnOf } from '../../core/session/returnTo'
import { href } from '../../routes'
import { ContractSignForm } from './ContractSignForm'
import { ContractSkeleton } from './ContractSkeleton'
import { SignedContractView } from './SignedContractView'

/** RT-23: the yearly supply contract, which code 459 asks for: read, signed by a code, listed and printed. */
export default function SupplyContractPage() {
  const [search] = useUrlQuery()
  const id = readId(search.get('id'))
  return (
    <>
      <PageTop printsSheet />
      {id === null ? <Contracts /> : <SignedContractView id={id} />}
    </>
  )
}

function Contracts() {
  const query = useCall(supplyContractList, {}, { inline: true })
  return (
    <QueryView query={query} pending={<ContractSkeleton />}>
      {answer => <ContractsView answer={answer} />}
    </QueryView>
  )
}

function ContractsView({ answer }: { answer: DataOf<typeof supplyContractList> }) {
  const { message, offer, list } = answer
  const navigate = useNavigate()
  const toast = useToast()
  const from = returnOf(useLocation().state)

  /** Back to the checkout that asked for the contract. */
  function showSigned() {
    toast({ text: '供货合同已签订', tone: 'success' })
    if (from) navigate(from, { replace: true })
  }

  return (
    <Stack gap={3}>
      <Callout
        tone={offer ? 'wait' : 'good'}
        action={
          !offer &&
          list.length > 0 && (
            <LinkButton href={href('cart')} size="s">
              去购物车
            </LinkButton>
          )
        }
      >
        <p role="status">{message}</p>
      </Callout>
      {offer && (
        <Panel title="待签订的合同">
          <ContractSheet agreement={offer} scrolls />
        </Panel>
      )}
      {offer && (
        <Panel title="签订">
          <ContractSignForm termsVersion={offer.terms_version} onSigned={showSigned} />
        </Panel>
      )}
      {list.length > 0 && (
        <Panel title="已签订的合同">
          <ContractTable contracts={list} hrefOf={({ id }) => href('locked', {}, { id })} />
        </Panel>
      )}
    </Stack>
  )
}
