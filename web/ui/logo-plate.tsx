interface LogoPlateProps {
  name: string;
  logoUrl: string | null;
}

/** A logo on a white plate, so that any logo works in dark mode; without one, the name. */
export function LogoPlate({ name, logoUrl }: LogoPlateProps) {
  if (!logoUrl)
    return (
      <p className="logo-name" dir="auto">
        {name}
      </p>
    );
  return <img className="logo-plate" src={logoUrl} alt={name} width={180} height={90} />;
}
