import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PayOrders } from './pay-orders.tsx';
import { UploadProof } from './upload-proof.tsx';
import { usePayment } from './use-payment.ts';

const TipsDialog = lazyPart(() => import('./tips-dialog.tsx'));

function readNumber(text: string | null | undefined): number | undefined {
  const number = Number(text ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Pays one order; with `onlyPayOrderPic=true` it takes the proof of a payment alone. */
export default function PaymentPage(): ReactElement {
  const { t } = useTranslation('payment');
  const [params] = useSearchParams();
  const kind = params.get('onlyPayOrderPic') === 'true' ? 'proofPage' : 'page';
  usePageHead(t(`${kind}.title`), t(`${kind}.description`));
  return (
    <div className="frame pt-10">
      <h1 className="type-heading border-b border-line pb-6">{t(`${kind}.title`)}</h1>
      <Payment isProofOnly={kind === 'proofPage'} />
    </div>
  );
}

function Payment({ isProofOnly }: { isProofOnly: boolean }): ReactElement {
  const { id: text } = useParams();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isTipOpen, setIsTipOpen] = useState(false);
  const payment = usePayment(() => setIsTipOpen(true));
  const id = readNumber(text);
  if (id === undefined) return <NothingToPay reason="missing" />;
  if (isProofOnly) return <UploadProof id={id} payment={payment} />;
  return (
    <>
      <PayOrders
        ids={[id]}
        payment={payment}
        payType={readNumber(params.get('payType'))}
        onPayType={(payType) =>
          navigate(
            { pathname, search: new URLSearchParams({ payType: String(payType) }).toString() },
            { replace: true, state: KEEP_SCROLL },
          )
        }
      />
      <TipsDialog open={isTipOpen} tip="payPassword" onClose={() => setIsTipOpen(false)} />
    </>
  );
}
