import { ADDRESS_LIMIT, type Address, addressList } from '@yaoji/api-client/contract/address'
import { useCall } from '@yaoji/hooks/data'
import { AddressCard } from '@yaoji/ui/address-card'
import { Button } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useRef } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { QueryView } from '../../core/page/QueryView'
import { AddressDialog } from '../../features/address/AddressDialog'
import { useAddressDialog } from '../../features/address/useAddressDialog'
import * as css from './AccountAddressesPage.css'
import { useAddressActions } from './useAddressActions'

/** RT-25: the buyer adds, changes and removes delivery addresses, and chooses the default. */
export default function AccountAddressesPage() {
  const { title } = useRouteRow()
  const query = useCall(addressList, {}, { inline: true })
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <p className={css.rule}>药品按许可证上的地址配送。其他地址审核通过后，才能在下单时选择。</p>
      <QueryView query={query} pending={<AddressesSkeleton />}>
        {({ list }) => <Addresses list={list} />}
      </QueryView>
    </>
  )
}

function Addresses({ list }: { list: readonly Address[] }) {
  const dialog = useAddressDialog(list)
  const cards = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const findTarget = (id: number | null) =>
    cards.current?.querySelector<HTMLElement>(`[data-address="${id}"] button`) ?? addButton.current
  const actions = useAddressActions(list, findTarget)
  const { notice, saved } = actions
  const isFull = list.length >= ADDRESS_LIMIT
  function openDialog(id: number | null) {
    actions.clear()
    if (id === null) dialog.add()
    else dialog.edit(id)
  }

  return (
    <>
      <div className={css.bar}>
        <Button ref={addButton} variant="primary" size="l" disabled={isFull} onClick={() => openDialog(null)}>
          新增收货地址
        </Button>
        <span className={css.count}>
          已保存 {list.length} 个，最多 {ADDRESS_LIMIT} 个{isFull && '。请先删除不用的地址'}
        </span>
        <p role="status" className={css.notice}>
          {notice}
        </p>
      </div>
      {list.length === 0 ? (
        <Empty title="还没有收货地址" text="新增许可证上的地址，即可下单。第一个地址会成为默认地址" />
      ) : (
        <ul ref={cards} className={css.list}>
          {list.map(address => (
            <li key={address.id} data-address={address.id}>
              <AddressCard
                address={address}
                saved={saved === address.id}
                busy={actions.busy === address.id}
                onEdit={() => openDialog(address.id)}
                onSetDefault={() => void actions.setDefault(address)}
                onRemove={() => void actions.remove(address)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddressDialog
        {...dialog.dialogProps}
        key={dialog.key}
        onSaved={address => {
          actions.showSaved(address)
          dialog.dialogProps.onClose()
        }}
        returnFocus={() => (saved === null ? null : findTarget(saved))}
      />
    </>
  )
}

function AddressesSkeleton() {
  return (
    <>
      <div className={css.bar} />
      <div className={css.list}>
        <div className={css.loading}>
          <Skeleton label="正在加载收货地址" count={6} />
        </div>
      </div>
    </>
  )
}
