/** IBGE codes of the states, as CNES writes them. */
export const brazilianStates: Record<string, string> = {
  '11': 'RO', '12': 'AC', '13': 'AM', '14': 'RR', '15': 'PA', '16': 'AP', '17': 'TO', '21': 'MA', '22': 'PI', '23': 'CE', '24': 'RN',
  '25': 'PB', '26': 'PE', '27': 'AL', '28': 'SE', '29': 'BA', '31': 'MG', '32': 'ES', '33': 'RJ', '35': 'SP', '41': 'PR', '42': 'SC',
  '43': 'RS', '50': 'MS', '51': 'MT', '52': 'GO', '53': 'DF',
};

/** Types of unit in CNES (table TP_UNIDADE of DATASUS). */
export const cnesUnitTypes: Record<string, string> = {
  '1': 'posto de saúde', '2': 'centro de saúde', '4': 'policlínica', '5': 'hospital geral', '7': 'hospital especializado',
  '15': 'unidade mista', '20': 'pronto socorro geral', '21': 'pronto socorro especializado', '22': 'consultório isolado',
  '32': 'unidade móvel fluvial', '36': 'clínica', '39': 'unidade de apoio diagnóstico e terapia (SADT)', '40': 'unidade móvel terrestre',
  '42': 'unidade móvel de urgência', '43': 'farmácia', '50': 'unidade de vigilância em saúde', '60': 'cooperativa', '61': 'centro de parto normal',
  '62': 'hospital dia', '64': 'central de regulação', '67': 'laboratório central', '68': 'secretaria de saúde', '69': 'hemocentro',
  '70': 'centro de atenção psicossocial', '71': 'centro de apoio à saúde da família', '72': 'unidade de saúde indígena',
  '73': 'pronto atendimento', '74': 'centro academia da saúde', '75': 'telessaúde', '76': 'central de regulação de urgências',
  '77': 'atenção domiciliar', '79': 'oficina ortopédica', '80': 'laboratório de saúde pública', '81': 'central de regulação', '82': 'central de transplantes',
};
for (const [code, name] of Object.entries(cnesUnitTypes)) cnesUnitTypes[code.padStart(2, '0')] = name;
