import { type Store, storeList } from '@yaoji/api-client/contract/account'
import { useCall, useSwitchStore } from '@yaoji/hooks/data'
import { FailureCallout } from '@yaoji/ui/callout'
import { Empty } from '@yaoji/ui/empty'
import { Stack } from '@yaoji/ui/stack'
import { StoreTable } from '@yaoji/ui/store-table'
import { useToast } from '@yaoji/ui/toast'
import { useNavigate } from 'react-router-dom'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { CopyCartPanel } from './CopyCartPanel'

/** RT-25: the stores of the buyer's head office, which continues as another one and copies the cart to others. */
export default function AccountStoresPage() {
  const query = useCall(storeList, {}, { inline: true })
  return (
    <>
      <PageTop />
      <QueryView query={query} pending={<StoreTable stores={undefined} />}>
        {({ list }) => <Stores list={list} />}
      </QueryView>
    </>
  )
}

const ordersHref = (tab: 'unpaid' | 'to_receive', store: number) => href('orders', {}, { tab, store })

function Stores({ list }: { list: readonly Store[] }) {
  const navigate = useNavigate()
  const toast = useToast()
  const change = useSwitchStore()
  const others = list.filter(({ is_current }) => is_current === 0)
  const atHead = list.some(({ is_head, is_current }) => is_head === 1 && is_current === 1)
  const reachable = others.filter(({ can_switch }) => can_switch === 1)

  function switchTo({ user_id, company }: Store) {
    change.mutate(user_id, {
      onSuccess() {
        toast({ text: `已切换到${company}`, tone: 'success' })
        navigate(href('home'))
      },
    })
  }

  if (others.length === 0) {
    return (
      <Empty
        title="没有其他门店"
        text="连锁总部可以在意见反馈中写明门店的企业名称和注册手机号，核实并添加后，在这里切换和复制购物车。"
        links={linksTo({ feedback: '申请添加门店' })}
      />
    )
  }
  return (
    <Stack>
      <FailureCallout error={change.error} />
      <StoreTable
        stores={list}
        busy={change.isPending ? change.variables : undefined}
        onSwitch={switchTo}
        // A head office that visits a store reads the orders of that one only.
        unpaidHref={atHead ? ({ user_id }) => ordersHref('unpaid', user_id) : undefined}
        toReceiveHref={atHead ? ({ user_id }) => ordersHref('to_receive', user_id) : undefined}
      />
      {reachable.length > 0 && <CopyCartPanel stores={reachable} />}
    </Stack>
  )
}
