import '../src/ui/styles/index.css';
import { type ReactElement, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { CategoryBar } from '../src/features/navigation/category-bar.tsx';
import { startI18n } from '../src/i18n/i18n.ts';
import { Badge } from '../src/ui/badge.tsx';
import { Breadcrumbs } from '../src/ui/breadcrumbs.tsx';
import { Button, ButtonPair, TextButton } from '../src/ui/button.tsx';
import { Checkbox } from '../src/ui/choice.tsx';
import ConfirmDialog from '../src/ui/confirm-dialog.tsx';
import { Countdown } from '../src/ui/countdown.tsx';
import Drawer from '../src/ui/drawer.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { ErrorState } from '../src/ui/error-state.tsx';
import { Fold } from '../src/ui/fold.tsx';
import { IconButton } from '../src/ui/icon-button.tsx';
import { BagIcon, HeartIcon, LeftIcon } from '../src/ui/icons.tsx';
import Menu, { MenuAction, MenuGroup, MenuLink } from '../src/ui/menu.tsx';
import { Pager } from '../src/ui/pager.tsx';
import { ProductCard } from '../src/ui/product-card.tsx';
import { LoadingArea, SkeletonCards, SkeletonRows } from '../src/ui/skeleton.tsx';
import { StarInput, Stars } from '../src/ui/stars.tsx';
import { Stepper } from '../src/ui/stepper.tsx';
import { Steps } from '../src/ui/steps.tsx';
import { Tabs } from '../src/ui/tabs.tsx';
import { Chip, Tag } from '../src/ui/tag.tsx';
import { toast } from '../src/ui/toast.ts';
import { ToastSlot } from '../src/ui/toast-slot.tsx';
import { Inputs } from './inputs.tsx';
import { drawn, navigation, Sheet } from './sheet.tsx';

const nothing = (): void => {};
const endsAt = Date.now() + 1_781_000;

function Gallery(): ReactElement {
  const [count, setCount] = useState(2);
  const [tab, setTab] = useState('products');
  const [page, setPage] = useState(6);
  const [stars, setStars] = useState(4);
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'menu' | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = (isOpen: boolean): void => setOpen(isOpen ? open : null);
  return (
    <main className="frame">
      <div className="sticky top-0 z-30 -mx-(--spacing-page) border-b border-line bg-paper pt-18 [--header-height:117px]">
        <CategoryBar entries={navigation} />
      </div>
      <h1 className="type-display py-10">Components and states</h1>
      <Sheet name="Empty">
        <EmptyState
          title="Your bag is empty"
          text="Pieces you add stay here for your next visit."
          action={<Button>See new in</Button>}
        />
      </Sheet>
      <Sheet name="Loading">
        <LoadingArea>
          <div className="card-grid">
            <SkeletonCards count={4} />
          </div>
          <div className="mt-12">
            <SkeletonRows count={1} />
          </div>
        </LoadingArea>
      </Sheet>
      <Sheet name="Error">
        <ErrorState onRetry={nothing} />
      </Sheet>
      <Sheet name="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Add to bag</Button>
          <Button disabled>Not available</Button>
          <Button busy>Paying</Button>
          <Button variant="line">Confirm receipt</Button>
          <Button variant="quiet">Visit shop</Button>
          <Button size="s">Small, 44 px</Button>
          <TextButton>Text link</TextButton>
          <IconButton line icon={HeartIcon} label="Add" />
          <IconButton line icon={HeartIcon} label="Remove" pressed />
          <IconButton line icon={LeftIcon} label="Previous" disabled />
          <Stepper label="Coat" value={count} max={4} onChange={setCount} />
        </div>
        <div className="mt-4 max-w-[300px]" lang="de">
          <Button full>Versandkostenrückerstattung beantragen</Button>
        </div>
      </Sheet>
      <Inputs />
      <Sheet name="Badges, tags, chips">
        <div className="flex flex-wrap items-center gap-6">
          <IconButton icon={BagIcon} label="Bag" badge={12} />
          <IconButton icon={HeartIcon} label="Favourites" badge={120} />
          <Badge count={3} tone="ink" />
          <Tag tone="accent">Payment pending</Tag>
          <Tag tone="soft">Waiting for delivery</Tag>
          <Tag tone="good">Completed</Tag>
          <Tag tone="bad">Review rejected</Tag>
          <Chip label="Wool" onRemove={nothing} />
          <Chip label="Size 38" onRemove={nothing} />
          <Stars value={4.7} />
          <Countdown endsAt={endsAt} className="text-xl font-medium" />
        </div>
        <div className="mt-6 max-w-xs">
          <StarInput label="Service attitude" value={stars} onChange={setStars} />
        </div>
      </Sheet>
      <Sheet name="Tabs, crumbs, steps, pager">
        <Tabs
          label="Results"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'products', label: 'Products', count: 14, countTone: 'ink' },
            { value: 'shops', label: 'Shops' },
            { value: 'returns', label: <span lang="de">Rücksendebestätigungen</span> },
            { value: 'cancelled', label: <span lang="zh">已取消</span> },
            { value: 'more', label: 'Waiting delivery' },
          ]}
        >
          <p className="py-6 text-ink-soft">{tab}</p>
        </Tabs>
        <Breadcrumbs
          crumbs={[
            { label: 'Women', to: '/a' },
            { label: 'Clothing', to: '/b' },
            { label: 'Double-breasted wool coat' },
          ]}
        />
        <div className="mt-8">
          <Steps labels={['Shopping bag', 'Delivery address', 'Pay method']} current={2} onStep={nothing} />
        </div>
        <Pager page={page} total={400} pageSize={20} onPage={setPage} onPageSize={nothing} />
      </Sheet>
      <Sheet name="Fold">
        <div className="max-w-md">
          <Fold title="Description" open>
            <p className="text-sm text-ink-soft">A long coat with six horn buttons and a back vent.</p>
          </Fold>
          <Fold title="Material and care">
            <p className="text-sm text-ink-soft">Wool.</p>
          </Fold>
        </div>
      </Sheet>
      <Sheet name="Overlays">
        <div className="flex flex-wrap gap-3">
          <Button size="s" onClick={() => toast('Added to bag.', { action: { label: 'View bag', onPress: nothing } })}>
            Toast
          </Button>
          <Button size="s" onClick={() => toast('Please select a size first.', { tone: 'warning' })}>
            Warning
          </Button>
          <Button
            size="s"
            onClick={() =>
              toast('Removed from favourites.', { tone: 'favourite', action: { label: 'Undo', onPress: nothing } })
            }
          >
            Undo
          </Button>
          <Button size="s" variant="line" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button size="s" variant="line" onClick={() => setOpen('drawer')}>
            Drawer
          </Button>
          <Button
            ref={menuButton}
            size="s"
            variant="line"
            aria-haspopup="menu"
            onClick={() => setOpen(open === 'menu' ? null : 'menu')}
          >
            Menu
          </Button>
        </div>
        <ConfirmDialog
          open={open === 'dialog'}
          onOpenChange={close}
          title="Confirm receipt?"
          description="Do this once the parcel is in your hands. The shop is then paid."
          confirmLabel="Confirm"
          cancelLabel="Not yet"
          onConfirm={nothing}
        />
        <Drawer
          open={open === 'drawer'}
          onOpenChange={close}
          title="Filter"
          foot={
            <ButtonPair>
              <Button variant="quiet">Clear all</Button>
              <Button>Show 248 pieces</Button>
            </ButtonPair>
          }
        >
          <Fold title="Season" open>
            <Checkbox label="Winter 2026" count={187} defaultChecked />
            <Checkbox label="All year" count={52} />
          </Fold>
        </Drawer>
        <Menu open={open === 'menu'} onOpenChange={close} anchor={menuButton} label="Account">
          <MenuGroup label="Order centre">
            <MenuLink to="/a" current>
              Orders
            </MenuLink>
            <MenuLink to="/b">Delivery addresses</MenuLink>
          </MenuGroup>
          <MenuAction onSelect={nothing}>Log out</MenuAction>
        </Menu>
      </Sheet>
      <Sheet name="Cards">
        <div className="card-grid">
          <ProductCard
            loading="eager"
            to="/a"
            brand="Kanzlei Berlin"
            name="Kaschmir-Zweireiher-Übergangsmantel mit Schulterklappenverschluss"
            pictures={[drawn('#2e2c2a'), drawn('#b98a55')]}
            price="$2,450.00"
            isFavourite
            onToggleFavourite={nothing}
          />
          <ProductCard
            loading="eager"
            to="/b"
            brand="Sellier Frères"
            name="Top-handle bag in grained calf leather"
            pictures={[drawn('#7a2437')]}
            price="$1,299,999,999.99"
            onToggleFavourite={nothing}
          />
          <ProductCard
            loading="eager"
            to="/c"
            brand="Ondine"
            name="Pleated midi skirt"
            pictures={[drawn('#5d4c66')]}
            price="$420.00"
            priceBefore="$560.00"
            flag="New"
            onToggleFavourite={nothing}
          />
          <ProductCard to="/d" brand="Sœurs Aubert" name="No picture yet" pictures={[]} price="$390.00" />
          <ProductCard
            loading="eager"
            to="/e"
            brand="Sœurs Aubert"
            name="Slip dress with cowl neck"
            pictures={[drawn('#66735f')]}
            price="$350.00"
            flag="Sold out"
            soldOut
          />
        </div>
      </Sheet>
      <Sheet name="Type">
        <div className="grid gap-4">
          <p className="type-poster">Poster 88</p>
          <p className="type-display">Display 60, Galerie Vivienne</p>
          <p className="type-heading">Heading 40, Passage des Panoramas</p>
          <p className="type-title-l">Title 28, hand-finished wool coat</p>
          <p className="type-title">Title 22, hand-finished wool coat</p>
          <p>Text 15. A long coat with six horn buttons and a back vent, cut with room for a jumper.</p>
          <p className="text-sm">
            Small 13. Colour Camel, size 40. <span className="num">$1,290.00</span>
          </p>
          <p className="type-label">Label 11, order centre</p>
          <p className="type-heading" lang="zh">
            廊下百店，一顶之下
          </p>
          <p lang="zh">面料厚实，剪裁利落，肩线很漂亮。中文使用系统字体，字重与西文相配。</p>
        </div>
      </Sheet>
      <ToastSlot />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root element.');
await startI18n();
createRoot(root).render(
  <BrowserRouter>
    <Gallery />
  </BrowserRouter>,
);
