import { useState } from 'react';
import type { Review } from '../../../../content/desk/review';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import { Notice } from '../../../components/Notice/Notice';
import { SelectField } from '../../../components/TextField/SelectField';
import type { Model } from '../../../machines/desk/model';
import * as styles from '../DeskScreen.module.css';
import type { DeskLanguages, DeskWords } from '../words';
import { PreviewedPageView } from './PreviewedPageView';
import { PreviewFrame } from './PreviewFrame';
import type { PreviewPage, PreviewSource } from './previewSource';
import { usePreview } from './usePreview';

interface DeskPreviewProps {
  words: DeskWords;
  languages: DeskLanguages;
  source: PreviewSource;
  model: Model;
  review?: Review;
}

/** The widths of the preview; CSS pixels. */
const widths = { phone: 360, desktop: 1280 };
type Device = keyof typeof widths;

/** Previews pages of the site with the draft's changes. */
export function DeskPreview({ words, languages, source, ...rest }: DeskPreviewProps) {
  const { preview, files } = words;
  const [name, setName] = useState<string>(source.pages[0]?.name ?? '');
  const [code, setCode] = useState(languages[0]?.code ?? '');
  const [device, setDevice] = useState<Device>('phone');
  const page = source.pages.find((one) => one.name === name);
  const { prefix = '' } = { ...languages.find((one) => one.code === code) };
  const unset = files.unset;
  return (
    <div className={styles.stack}>
      <p>{preview.intro}</p>
      <div className={styles.sides}>
        <SelectField
          label={preview.page}
          name="page"
          unset={unset}
          options={source.pages.map((one) => ({ value: one.name, label: preview.pages[one.name] }))}
          value={name}
          onValueChange={setName}
        />
        <SelectField
          label={preview.language}
          name="language"
          unset={unset}
          options={languages.map((language) => ({ value: language.code, label: language.name }))}
          value={code}
          onValueChange={(chosen) => setCode(chosen || code)}
        />
        <SelectField
          label={preview.window}
          name="window"
          unset={unset}
          options={[
            { value: 'phone', label: preview.phone },
            { value: 'desktop', label: preview.desktop },
          ]}
          value={device}
          onValueChange={(chosen) => setDevice(chosen === 'desktop' ? 'desktop' : 'phone')}
        />
      </div>
      {(rest.review?.problems.length ?? 0) > 0 && <Notice>{preview.mistakes}</Notice>}
      {page && (
        <LivePreview
          key={`${name} ${code}`}
          {...rest}
          {...{ words, source, page, prefix, lang: code, width: widths[device] }}
        />
      )}
    </div>
  );
}

interface LivePreviewProps extends Omit<DeskPreviewProps, 'languages'> {
  page: PreviewPage;
  prefix: string;
  lang: string;
  width: number;
}

function LivePreview({ words: { preview }, lang, width, ...rest }: LivePreviewProps) {
  const shown = usePreview(rest);
  if (!shown) return <p role="status">{preview.loading}</p>;
  if (shown instanceof Error) return <Notice>{preview.failed}</Notice>;
  const title = `${preview.pages[rest.page.name]}: ${preview.frame}`;
  return (
    <PreviewFrame title={title} lang={lang} width={width}>
      <ErrorBoundary resetKey={String(shown.turn)} fallback={<Notice>{preview.failed}</Notice>}>
        <PreviewedPageView label={title} {...shown} />
      </ErrorBoundary>
    </PreviewFrame>
  );
}
