import type { Localized } from './types.ts';

const HOSPITAL: Localized = {
  en: 'Inpatient care, surgery, intensive care, laboratory',
  es: 'Hospitalización, cirugía, cuidados intensivos, laboratorio',
  pt: 'Internação, cirurgia, UTI, laboratório',
};

const FACILITY: Record<string, Localized> = {
  hospital: HOSPITAL,
  clinic: {
    en: 'Day surgery and short stays, sterilization, pharmacy',
    es: 'Cirugía ambulatoria y estadía corta, esterilización, farmacia',
    pt: 'Cirurgia ambulatorial e internação curta, esterilização, farmácia',
  },
  dental_clinic: {
    en: 'Oral surgery, implantology, sedation level II',
    es: 'Cirugía oral, implantología, sedación de nivel II',
    pt: 'Cirurgia oral, implantodontia, sedação de nível II',
  },
  eye_clinic: {
    en: 'Eye surgery without overnight stay, laser',
    es: 'Cirugía ocular ambulatoria, láser',
    pt: 'Cirurgia ocular ambulatorial, laser',
  },
  fertility_clinic: {
    en: 'Assisted reproduction, embryology laboratory, gamete bank',
    es: 'Reproducción asistida, laboratorio de embriología, banco de gametos',
    pt: 'Reprodução assistida, laboratório de embriologia, banco de gametas',
  },
  rehab_centre: {
    en: 'Residential addiction treatment, voluntary admission',
    es: 'Tratamiento residencial de adicciones, ingreso voluntario',
    pt: 'Tratamento residencial de dependências, internação voluntária',
  },
  diagnostic_centre: {
    en: 'Imaging, pathology, outpatient appointments',
    es: 'Imagenología, patología, consulta externa',
    pt: 'Imagem, patologia, consultas ambulatoriais',
  },
};

export const INSURANCE_SCOPE: Localized = {
  en: 'Professional liability, up to US$ 1,000,000 per case',
  es: 'Responsabilidad profesional, hasta US$ 1.000.000 por caso',
  pt: 'Responsabilidade profissional, até US$ 1.000.000 por caso',
};

/** What a facility license of that provider type permits. */
export function facilityScope(type: string): Localized {
  const scope = FACILITY[type];
  if (!scope) throw new Error(`The demo has no licence scope for the provider type ${type}.`);
  return scope;
}

/** What an accreditation covers. */
export function accreditationScope(type: string): Localized {
  return type === 'hospital'
    ? { en: 'Whole hospital', es: 'Todo el hospital', pt: 'Hospital inteiro' }
    : { en: 'Whole clinic', es: 'Toda la clínica', pt: 'Clínica inteira' };
}

/** A license to practice, with the field it was checked for. */
export function practiceScope(field: Localized): Localized {
  return {
    en: `License to practice. ${field.en}`,
    es: `Licencia para ejercer. ${field.es}`,
    pt: `Registro profissional para exercer. ${field.pt}`,
  };
}
