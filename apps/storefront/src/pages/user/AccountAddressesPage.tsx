import { ADDRESS_LIMIT, type Address, addressList } from '@yaoji/api-client/contract/address'
import { useOpening } from '@yaoji/hooks'
import { useCall, useRemoveAddress, useSetDefaultAddress } from '@yaoji/hooks/data'
import { AddressBook, useAddressBook } from '@yaoji/ui/address-book'
import { Text } from '@yaoji/ui/text'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { AddressDialog } from '../../features/address/AddressDialog'

/** RT-25: the buyer adds, changes and removes delivery addresses, and chooses the default. */
export default function AccountAddressesPage() {
  const query = useCall(addressList, {}, { inline: true })
  return (
    <>
      <PageTop />
      <Text>药品按许可证上的地址配送。其他地址审核通过后，才能在下单时选择。</Text>
      <QueryView query={query} pending={<AddressBook addresses={undefined} limit={ADDRESS_LIMIT} />}>
        {({ list }) => <Addresses list={list} />}
      </QueryView>
    </>
  )
}

function Addresses({ list }: { list: readonly Address[] }) {
  const removal = useRemoveAddress()
  const choice = useSetDefaultAddress()
  const { key, open, subject, show, close } = useOpening<Address | undefined>()
  const { bookProps, clear, showSaved, findSaved } = useAddressBook(list, {
    remove: removal.mutateAsync,
    setDefault: choice.mutateAsync,
  })
  function edit(id?: number) {
    clear()
    show(list.find(each => each.id === id))
  }
  return (
    <>
      <AddressBook
        {...bookProps}
        addresses={list}
        limit={ADDRESS_LIMIT}
        busy={[removal, choice].find(({ isPending }) => isPending)?.variables}
        onAdd={edit}
        onEdit={edit}
      />
      <AddressDialog
        key={key}
        open={open}
        address={subject}
        others={list}
        onClose={close}
        onSaved={address => {
          showSaved(address)
          close()
        }}
        returnFocus={findSaved}
      />
    </>
  )
}
