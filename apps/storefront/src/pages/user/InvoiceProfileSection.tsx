import { type InvoiceProfileAnswer, invoiceProfile } from '@yaoji/api-client/contract/invoice'
import { useOpening } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { InvoiceProfile } from '@yaoji/ui/invoice-profile'
import { useRef } from 'react'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { InvoiceProfileDialog } from './InvoiceProfileDialog'

/** Who the buyer's invoices are made out to, with the form that changes it. */
export function InvoiceProfileSection() {
  const query = useCall(invoiceProfile, {}, { inline: true })
  return (
    <QueryView query={query} errorSize="s" pending={<Profile profile={undefined} change={null} />}>
      {answer => <Profile {...answer} />}
    </QueryView>
  )
}

type ProfileProps = {
  profile: InvoiceProfileAnswer['profile'] | undefined
  change: InvoiceProfileAnswer['change']
}

function Profile({ profile, change }: ProfileProps) {
  const { key, open, show, close } = useOpening()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <InvoiceProfile
        profile={profile}
        change={change}
        reviewHref={href('registerStep1')}
        onEdit={() => show()}
        editRef={button}
      />
      {profile && (
        <InvoiceProfileDialog
          key={key}
          open={open}
          initial={change ?? profile}
          onClose={close}
          returnFocus={() => button.current}
        />
      )}
    </>
  )
}
