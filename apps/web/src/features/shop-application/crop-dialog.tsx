import { type ReactElement, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { Button, ButtonPair } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { cropPicture, type Square } from './crop-picture.ts';

export interface CropDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  file: File | undefined;
  onCropped: (file: File) => void;
}

/** Chooses a square of a picture. */
export default function CropDialog({ file, ...props }: CropDialogProps): ReactElement {
  const { t } = useTranslation('shopApplication');
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('crop.title')}
      description={t('crop.text')}
      keepOnOutsidePress
    >
      {file && <CropForm key={`${file.name}/${file.lastModified}`} {...props} file={file} />}
    </Dialog>
  );
}

const MOST_ZOOM = 4;

function CropForm({ file, onOpenChange, onCropped }: CropDialogProps & { file: File }): ReactElement {
  const { t } = useTranslation('shopApplication');
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const opened = URL.createObjectURL(file);
    setAddress(opened);
    return () => URL.revokeObjectURL(opened);
  }, [file]);

  const use = async (): Promise<void> => {
    if (!square) return;
    try {
      onCropped(await cropPicture(file, square));
      onOpenChange(false);
    } catch {
      setIsBroken(true);
    }
  };
  return (
    <div className="mt-6 grid gap-6">
      <div className="relative h-64 bg-ground cards:h-80">
        {address !== undefined && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setSquare(pixels)}
            mediaProps={{ alt: '', onError: () => setIsBroken(true) }}
            cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      {isBroken && (
        <p role="alert" className="text-xs text-error">
          {t('crop.broken')}
        </p>
      )}
      <label className="grid gap-2 text-sm font-medium">
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-11 w-full accent-ink"
        />
      </label>
      <ButtonPair>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {t('crop.cancel')}
        </Button>
        <Button disabled={!square || isBroken} onClick={() => void use()}>
          {t('crop.use')}
        </Button>
      </ButtonPair>
    </div>
  );
}
