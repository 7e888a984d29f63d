import { type Store, storeList } from '@yaoji/api-client/contract/account'
import { useCall, useSwitchStore } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { useToast } from '@yaoji/ui/toast'
import { useNavigate } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { FailureCallout } from '../../core/page/FailureCallout'
import { PageHeading } from '../../core/page/PageHeading'
import { QueryView } from '../../core/page/QueryView'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import * as css from './AccountStoresPage.css'
import { CopyCartPanel } from './CopyCartPanel'

/** RT-25: the stores of the buyer's head office, which continues as another one and copies the cart to others. */
export default function AccountStoresPage() {
  const { title } = useRouteRow()
  const query = useCall(storeList, {}, { inline: true })
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <QueryView query={query} pending={<StoresTable stores={undefined} />}>
        {({ list }) => <Stores list={list} />}
      </QueryView>
    </>
  )
}

function Stores({ list }: { list: readonly Store[] }) {
  const navigate = useNavigate()
  const toast = useToast()
  const change = useSwitchStore()
  const others = list.filter(({ is_current }) => is_current === 0)
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
        actions={
          <LinkButton href={href('feedback')} variant="primary" className={touchTarget}>
            申请添加门店
          </LinkButton>
        }
      />
    )
  }
  return (
    <div className={css.page}>
      <FailureCallout error={change.error} />
      <StoresTable stores={list} busy={change.isPending ? change.variables : undefined} onSwitch={switchTo} />
      {reachable.length > 0 && <CopyCartPanel stores={reachable} />}
    </div>
  )
}

interface StoresTableProps {
  /** Undefined while the answer loads. */
  stores: readonly Store[] | undefined
  /** Id of the store that is being switched to. */
  busy?: number | undefined
  onSwitch?: (store: Store) => void
}

function StoresTable({ stores, busy, onSwitch }: StoresTableProps) {
  const columns: readonly RecordColumn<Store>[] = [
    {
      key: 'store',
      title: '门店',
      width: '34%',
      render: ({ company, is_head, is_current }) => (
        <span className={css.cell}>
          {company}
          <span className={css.about}>
            {[is_head === 1 && '总部', is_current === 1 && '当前门店'].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    { key: 'address', title: '地址', render: ({ address }) => address },
    {
      key: 'licence',
      title: '资质',
      width: '112px',
      render: ({ licence_text, is_passed }) => (
        <span className={css.licence} data-passed={is_passed === 1 ? '' : undefined}>
          {licence_text}
        </span>
      ),
    },
    {
      key: 'action',
      title: '操作',
      width: '112px',
      narrow: 'plain',
      render: store => <SwitchButton store={store} busy={busy} onSwitch={onSwitch} />,
    },
  ]
  return (
    <RecordsTable
      label="门店"
      columns={columns}
      rows={stores}
      rowKey={({ user_id }) => user_id}
      labels={{ loading: '正在加载门店' }}
    />
  )
}

interface SwitchButtonProps extends Pick<StoresTableProps, 'busy' | 'onSwitch'> {
  store: Store
}

/** A buyer who logged in as one store cannot continue as another one. */
function SwitchButton({ store, busy, onSwitch }: SwitchButtonProps) {
  if (store.is_current === 1) return '当前'
  if (store.can_switch === 0) return '由总部切换'
  return (
    <Button
      size="s"
      className={touchTarget}
      busy={busy === store.user_id}
      disabled={busy !== undefined}
      aria-label={`切换到${store.company}`}
      onClick={() => onSwitch?.(store)}
    >
      切换
    </Button>
  )
}
